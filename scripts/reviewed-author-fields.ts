const FOR_ONE_REQUEST = 'The server fills it for one request; the block stands in no stored page.'
const FILLED = 'The server fills it when the page is drawn.'
const PART_OF_HEADER = 'A part of the header, drawn from what authors set there.'

/** Fields of blocks that authors do not set, and why: `block.field`, or `block.*` for a block without any that they could. */
export const REVIEWED_AUTHOR_FIELDS: ReadonlyMap<string, string> = new Map([
  ['account-notice.*', FOR_ONE_REQUEST],
  ['account-overview.view', FILLED],
  ['article-detail.*', FOR_ONE_REQUEST],
  ['cart-page.*', FOR_ONE_REQUEST],
  ['case-detail.*', FOR_ONE_REQUEST],
  ['certificate-check.*', FILLED],
  ['checkout-page.*', FOR_ONE_REQUEST],
  ['course-catalogue.*', FILLED],
  ['dealer-finder.*', FOR_ONE_REQUEST],
  ['request-admin.kinds', FILLED],
  ['email-form.*', FOR_ONE_REQUEST],
  ['email-restore.*', FOR_ONE_REQUEST],
  ['faq-list.questions', FILLED],
  ['form.filled', FILLED],
  ['knowledge-list.view', FILLED],
  ['locale-list.*', PART_OF_HEADER],
  ['order-detail.*', FOR_ONE_REQUEST],
  ['order-placed.*', FOR_ONE_REQUEST],
  ['password-form.*', FOR_ONE_REQUEST],
  ['publication-detail.*', FOR_ONE_REQUEST],
  ['publication-list.view', FILLED],
  ['publication-list.familyNames', FILLED],
  ['quick-order.*', 'The page of the quick cart fills in the market and the part of its address.'],
  ['register-form.*', FOR_ONE_REQUEST],
  ['second-step-form.*', FOR_ONE_REQUEST],
  ['side-navigation.*', 'Planned from what features bring and from the roles of who asks.'],
  ['sign-in-form.*', FOR_ONE_REQUEST],
  ['simplified-register.*', FOR_ONE_REQUEST],
  ['site-tour.*', PART_OF_HEADER],
  ['sites-view.addSitePayload', 'The body of a call, which the endpoint checks; no words of it are shown.'],
  ['sites-view.view', 'Follows from the address.'],
  ['training-access.*', FILLED],
])
