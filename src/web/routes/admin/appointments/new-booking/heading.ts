export const newBookingHeading = 'new-booking-heading';
