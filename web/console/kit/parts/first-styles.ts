// Loaded by every page, in cascade order: later files win.
import '../theme/first-mantine-styles.ts';
import '../styles/base.css';
import '../styles/tables/tables.css';
import '../styles/parts.css';
import '../styles/buttons.css';
import '../styles/forms.css';
import '../styles/tables/filters.css';
import '../styles/phone.css';
