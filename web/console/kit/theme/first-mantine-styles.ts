// Styles of the Mantine parts on the sign-in pages.
import './layers.css';
import '@mantine/core/styles/Input.layer.css';
