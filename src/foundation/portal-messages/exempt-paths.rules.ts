/**
 * Portal calls whose server errors the global modal leaves alone, with everything below them [8.1.1]. A call is exempt
 * because the catalogue of errors names it here or gives it words of its own, never because its caller says so.
 */
export const EXEMPT_PATHS: readonly string[] = [
  // Session, status, tools, contact, favourite and mini-cart paths.
  '/pif/api/session/',
  '/pif/api/account/v1/status',
  '/pif/api/account/v1/tools',
  '/pif/api/account/v1/get-contact-details',
  '/pif/api/soldto/favorite/v1/user',
  '/pif/api/ecommerce/v1/mini-cart',
  // The other portal paths that are listed [7.10.1].
  '/pif/api/account/v1/registration/register',
  '/pif/api/account/v1/registration/resend-activation',
  '/pif/api/account/v1/contact-match',
  '/pif/api/swdownload/v1/list',
  '/pif/api/swdownload/v1/download',
  '/pif/api/case/v1/case-management-operations',
  '/pif/api/conference-metrics/v1/faq-details',
  '/pif/api/order/v1/documents',
  '/pif/api/case/v1/create-portal-case',
  '/pif/api/widget-quicklink/service/v1/user',
  '/pif/api/favorite/v1/get-all-favorites',
  // Its alert stands in the dialog, which the modal would close [7.10.2, 8.3.3].
  '/pif/api/account/v1/account-revalidate/',
]
