export const en = {
  save: 'Save this search',
  list: 'Saved searches',
  'list.count': 'Saved searches ({count})',
  name: 'Name',
  'name.title': 'Save this search as',
  keep: 'Save',
  cancel: 'Cancel',
  delete: 'Delete {name}',
  none: 'You have not saved a search yet.',
  full: 'You have as many saved searches as there may be. Delete one to save another.',
  favourite: 'Add to favourites',
  isFavourite: 'In favourites',
  failed: 'That did not work. Please try again.',
  done: 'Saved as “{name}”.',
  deleted: '“{name}” was deleted.',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'saved-searches': keyof typeof en
  }
}
