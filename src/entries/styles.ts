import '../theme/base.css';
import '../theme/contract.css';
import '../theme/dark.css';
import '../theme/light.css';
import '../theme/presets.css';
import '../theme/scale.css';
