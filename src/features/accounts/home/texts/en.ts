export const en = {
  title: 'At a glance',
  all: 'Show all',
  failed: 'This could not be loaded or saved.',
  edit: 'Edit',
  done: 'Done',
  up: 'Move {title} up',
  down: 'Move {title} down',
  remove: 'Remove {title}',
  'favourites.title': 'Favourites',
  'favourites.empty': 'Nothing kept yet. Articles and other pages have a button to keep them.',
  'quick-links.title': 'Quick links',
  'quick-links.empty': 'Pages that you open often find their place here.',
  'recent.title': 'Recently viewed',
  'link.name': 'Name',
  'link.address': 'Address',
  'link.hint': 'A page of this site, as it stands in the browser.',
  'link.failed': 'Only pages of this site can be kept.',
  'link.add': 'Add the link',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    home: keyof typeof en
  }
}
