// Faces are served by us; only the Latin parts are fetched.
import '@fontsource-variable/inter/wght.css';
import '@fontsource/league-spartan/latin-700.css';
import '@fontsource/jetbrains-mono/latin-400.css';
