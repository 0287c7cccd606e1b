export const en = {
  title: 'Order changes',
  waiting: 'Change requested',
  change: 'Ask for a change',
  cancel: 'Cancel',
  'change.title': 'Ask for a change of {sku}',
  'change.text': 'We look at it and answer. Until then the order stays as it is.',
  'cancel.title': 'Cancel {sku}',
  'cancel.text': 'We stop what was not sent yet if we still can, and answer.',
  quantity: 'New quantity',
  'quantity.now': '{count} ordered',
  'quantity.wrong': 'This quantity is not possible at this point.',
  note: 'Note',
  send: 'Send request',
  late: 'This line cannot be changed any more, or waits for an answer already.',
  'refused.needs_approval':
    'With these pieces the order needs approval. Please order the additional ones by an order of their own: it is sent for approval.',
  'refused.budget_exceeded': 'The budget of the order does not suffice for these pieces.',
  'refused.credit_exceeded': 'With these pieces the account is above its credit limit.',
  'refused.cost_centre_ended':
    'The cost centre of the order cannot be used for more pieces. Please order them by an order of their own.',
  'refused.requester_gone':
    'Whoever requested more pieces has left or no longer has the account. This change can only be refused.',
  'refused.may_not_buy': 'More pieces can only be requested by those who may buy.',
  failed: 'This did not work. Please try again.',
  answer: 'Answer: {answer}',
  'line.cancelled': 'Cancel, {count} ordered',
  'line.changed': '{to} instead of {from}',
  state: 'Status',
  'state.Requested': 'Requested',
  'state.Approved': 'Approved',
  'state.Refused': 'Refused',
  order: 'Order',
  account: 'Account',
  requester: 'Requested by',
  requested: 'Requested',
  lines: 'Lines',
  find: 'Order or account',
  panel: 'Change of order {number}',
  'note.customer': 'Note of the customer: {note}',
  'note.staff': 'Note to the customer',
  approve: 'Approve',
  deny: 'Refuse',
  decided: 'Decided by {name}, {date}.',
  'decide.late': 'This change was decided already, or the order went on meanwhile.',
  forbidden:
    'Changes of orders are shown to administrators who were given the right “Order viewer”. Another administrator gives it under People.',
  'mail.hello': 'Hello {name},',
  'mail.Approved.subject': 'Order {number}: your change was answered',
  'mail.Refused.subject': 'Order {number}: your change was answered',
  'mail.Approved.text': 'We have changed order {number} as you asked:',
  'mail.Refused.text': 'We could not change order {number}. You had asked for:',
  'mail.changed': '{sku}: {quantity} instead of {before}',
  'mail.cancelled': '{sku}: cancel what was not sent of {before}',
  'mail.answer': 'Our note: {answer}',
  'mail.bye': 'Kind regards, {site}',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'order-changes': keyof typeof en
  }
}
