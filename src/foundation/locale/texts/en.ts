/** `bt.`: keys that the portal's readers know, with a fixed English wording [8.1.4, 8.1.5]; `list.`: words of forms. */
export const en = {
  'market.region': 'Your market',
  'market.title': 'Your market: {country}',
  'market.text': 'You see what we sell there.',
  'market.country': 'Country',
  'market.choose': 'Choose a country',
  'market.show': 'Show',
  'bt.internalcsrflow.popuperrormessage':
    "We weren't able to process your request, please try again and if you continue to see this message, click 'Contact Us' at the bottom of the page to report your issue to our web support team. Thank you.",
  'bt.errormessage.requestprocesserrormsg': 'Unable to process your request. Please try after sometime.',
  'list.salutation.ms': 'Ms',
  'list.salutation.mr': 'Mr',
  'list.salutation.mx': 'Mx',
  'list.salutation.dr': 'Dr',
  'list.salutation.prof': 'Prof',
  'list.casePriority.low': 'Low',
  'list.casePriority.medium': 'Medium',
  'list.casePriority.high': 'High',
  'list.casePriority.critical': 'Critical',
  'list.requestReason.new-account': 'New account',
  'list.requestReason.additional-access': 'Additional access',
  'list.requestReason.address-change': 'Change of address',
  'list.requestReason.product-question': 'Question about a product',
  'list.requestReason.order-question': 'Question about an order',
  'list.requestReason.other': 'Something else',
  'list.contactMethod.email': 'E-mail',
  'list.contactMethod.phone': 'Phone',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    locale: keyof typeof en
  }
}
