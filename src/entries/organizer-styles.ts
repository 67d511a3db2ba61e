import '../organizer/PartSkeleton.css';
import '../organizer/accounts/accounts.css';
import '../organizer/orders/OrderDetails.css';
import '../organizer/orders/OrderPanel.css';
import '../organizer/orders/OrdersFilters.css';
import '../organizer/orders/OrdersTable.css';
import '../organizer/orders/OrdersView.css';
import '../organizer/shell/OrganizerShell.css';
