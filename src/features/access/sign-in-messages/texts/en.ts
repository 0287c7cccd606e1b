export const en = {
  'dialog.title': 'Message',
  'dialog.ok': 'OK',
  messages: 'Sign-in messages',
  find: 'Find a text',
  text: 'Text',
  roles: 'Shown to',
  state: 'State',
  from: 'First day',
  until: 'Last day',
  changed: 'Changed',
  everyone: 'Everyone',
  'role.customer': 'Customers',
  'role.accounting': 'Accounting',
  'role.logistics': 'Logistics',
  'role.internal': 'Employees',
  'role.manager': 'Managers',
  'role.asm': 'Assisted sales',
  'role.author': 'Authors',
  'role.admin': 'Administrators',
  'state.planned': 'Planned',
  'state.shown': 'Shown',
  'state.ended': 'Ended',
  new: 'New message',
  change: 'Change the message',
  end: 'End',
  endOf: 'End “{text}”',
  actions: 'Actions',
  textIn: 'Text in {language}',
  'texts.hint': 'Where a language is empty, the English text is shown.',
  'roles.hint': 'Choose none to show it to everyone.',
  'until.hint': 'Without a last day it is shown until you end it.',
  save: 'Save',
  saved: 'The message was saved.',
  ended: 'The message is no longer shown.',
  failed: 'This did not work. Please check what you entered and try again.',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'sign-in-messages': keyof typeof en
  }
}
