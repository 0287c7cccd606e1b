export const en = {
  title: 'Inbox',
  unread: '{count} unread',
  'mark.all': 'Mark all as read',
  choose: 'What I get, and how',
  views: 'Which entries',
  'view.all': 'All',
  'view.unread': 'Unread',
  'view.needs': 'Needs me',
  kind: 'Kind',
  'kind.any': 'Any kind',
  needs: 'Needs you',
  today: 'Today',
  yesterday: 'Yesterday',
  earlier: 'Earlier',
  'mark.read': 'Mark as read',
  'mark.unread': 'Mark as unread',
  'mark.read.named': 'Mark as read: {title}',
  'mark.unread.named': 'Mark as unread: {title}',
  'is.unread': 'unread',
  'is.done': 'Done',
  more: 'Show more',
  empty: 'Your inbox is empty',
  'empty.text': 'Answers, decisions, finished files and news about your orders appear here.',
  nothing: 'Nothing matches',
  'nothing.text': 'No entry matches the search and the filters.',
  find: 'Search the inbox',
  'show.all': 'Show all',
  failed: 'Your inbox could not be loaded.',
  'mark.failed': 'This could not be saved. Please try again.',
  acting: 'You read this inbox for a customer: nothing is marked as read.',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'inbox-page': keyof typeof en
  }
}
