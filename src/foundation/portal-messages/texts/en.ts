export const en = {
  'error.title.default': 'Your request could not be completed',
  'error.title.maxFile': 'Too many files',
  'error.title.maxSize': 'The file is too large',
  'bt.internalcsrflow.popuperrormessage':
    "We weren't able to process your request, please try again and if you continue to see this message, click 'Contact Us' at the bottom of the page to report your issue to our web support team. Thank you.",
  'noAccess.title': 'You have no access to this portal',
  'noAccess.text':
    'You are signed in, but your contact may not use this portal. If you need access, please contact us and tell us your company and customer number.',
  'noAccess.signOut': 'Sign out',
  'noAccess.contact': 'Contact us',
  'belongs.orders': 'Orders of this account appear here with their state, shipments and invoices, whoever placed them.',
  'belongs.invoices': 'Invoices of this account appear here as soon as something was delivered, each with its document.',
  'belongs.tools': 'Tools that you can open or request appear here.',
  'belongs.publications': 'Manuals, bulletins and other technical publications that you may read appear here.',
  'belongs.software': 'Software for your products appears here, with every version to download.',
  'belongs.articles': 'Answers to frequent questions and faults appear here.',
  'belongs.courses': 'Courses with their dates and free seats appear here.',
  'belongs.sites': 'Places where your company works appear here.',
  'belongs.products': 'Products appear here with their data, documents, prices and stock.',
  'belongs.dealers': 'Dealers and service partners near you appear here.',
  'belongs.documents': 'Manuals, certificates and data sheets appear here, each in its languages.',
  'belongs.equipment': 'What this account has appears here by serial number, with its documents, parts and next service.',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'portal-messages': keyof typeof en
  }
}
