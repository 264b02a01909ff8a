/** Fixed texts of the console: the admin's list of categories. */

export const categoryTexts = {
  title: 'Categories',
  lead: 'The list of category names that everybody can read.',
  add: 'Add Category',
  edit: (name: string) => `Edit ${name}`,
  caption: 'All categories',
  none: 'No data to display.',
  added: 'Category Added Successfully.',
  updated: 'Category Updated Successfully.',
  name: 'Category',
  status: 'Status',
  active: 'Active',
  inactive: 'In Active',
};
