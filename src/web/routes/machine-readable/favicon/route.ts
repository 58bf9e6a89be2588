import { redirect } from 'react-router';
import icon from '#web/art/icon-48.png?no-inline';

/** Redirect for programs that look for an icon without reading a page. */
export const loader = () => redirect(icon);
