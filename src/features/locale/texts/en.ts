/** Keys that the portal's readers know; the English wording is fixed [8.1.4, 8.1.5]. */
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
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    locale: keyof typeof en
  }
}
