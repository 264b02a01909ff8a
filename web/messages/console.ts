/** Fixed texts of the console. Texts of the product specification stand letter for letter, misspellings included. */

export const shellTexts = {
  title: 'Admin',
  signOut: 'Sign Out',
  account: 'Your account:',
  roles: { owner: 'Owner', inspector: 'Ticket Inspector', counter: 'Counter', admin: 'Admin' },
  entries: {
    park: 'Park',
    user: 'User',
    search: 'Search',
    reports: 'Reports',
    configuration: 'Configuration',
    scan: 'Scan',
    profile: 'Profile',
    categories: 'Categories',
    activity: 'Activity',
    clinic: 'Clinic',
    doctor: 'Doctor',
    specialization: 'Specialization',
    branch: 'Branch',
    shows: 'Shows',
    batches: 'Batches',
    coupon: 'Coupon',
    counterDetails: 'Counter Detailes',
    dashboard: 'Dashboard',
  },
};
