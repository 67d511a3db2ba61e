export { loadStripe } from 'boxoffice/payments';
