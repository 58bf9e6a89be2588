/** The six links of the navigation bar, the side panel and the footer. */
export const navigation = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About Us' },
  { to: '/blog', label: 'Blog' },
  { to: '/gallery', label: 'Photo Gallery' },
  { to: '/appointment', label: 'Appointment' },
  { to: '/career', label: 'Career' },
] as const;

/** Ways to what the site says about health, beside the six links. */
export const healthLinks = [
  { to: '/emergency', label: 'Is it an emergency?' },
  { to: '/conditions', label: 'Conditions' },
  { to: '/treatments', label: 'Treatments' },
  { to: '/search', label: 'Search' },
] as const;
