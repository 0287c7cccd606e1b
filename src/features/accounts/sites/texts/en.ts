export const en = {
  title: 'Sites',
  lead: 'The sites of your company that you work for. Ask for another one here; we check each request.',
  teaser: 'The sites of your company that you work for, and your requests for more.',
  show: 'Show sites',
  breadcrumb: 'Breadcrumb',
  overview: 'Account overview',
  'count.active': '{count} active',
  'count.pending': '{count} pending approval',

  'list.active': 'Active sites',
  'list.pending': 'Requested sites',
  'list.pending.text': 'We check these requests and write to you. This page follows the decision.',
  'list.rejected': 'Rejected and cancelled requests',
  primary: 'Primary site',
  'status.active': 'Active',
  'status.pending': 'Pending approval',
  'status.unavailable': 'Not available',
  manager: 'Contact your manager',
  empty: 'No sites yet',
  'empty.text': 'We know no site of yours. Press Add to ask for one.',

  add: 'Add',
  'form.title': 'Add a site',
  'name.label': 'Account name',
  'name.invalid': 'Please enter Valid Account name',
  'name.missing': 'Please enter Account Name',
  'site.label': 'Site name',
  'site.invalid': 'Please enter Valid Site name',
  'site.missing': 'Please enter Site Name',
  submit: 'Submit',
  cancel: 'Cancel',
  added: 'You Have successfully added the site {site}. Pending for Approval.',
  'add.taken': 'You have the site {site} already, or too many requests are waiting.',
  'add.failed': 'The site {site} could not be added. Please try again.',

  remove: 'Remove',
  'remove.site': 'Remove {site}',
  'remove.title': 'Remove the site {site}?',
  'remove.text': 'You lose its documents and contacts. To have it back you ask for it again, and we check the request again.',
  removed: 'The site {site} was removed.',
  'remove.failed': 'The site {site} could not be removed. Please try again.',
  withdraw: 'Withdraw',
  'withdraw.site': 'Withdraw the request for {site}',
  withdrawn: 'The request for {site} was withdrawn.',
  'withdraw.failed': 'The request for {site} could not be withdrawn. It may have been decided already.',
  'load.failed': 'Your sites could not be loaded.',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    sites: keyof typeof en
  }
}
