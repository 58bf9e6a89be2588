/** The six links of the navigation bar, the side panel and the footer. */
export const navigation = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About Us' },
  { to: '/blog', label: 'Blog' },
  { to: '/gallery', label: 'Photo Gallery' },
  { to: '/appointment', label: 'Appointment' },
  { to: '/career', label: 'Career' },
] as const;
