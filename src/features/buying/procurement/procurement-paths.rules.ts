/** Addresses to enter in the customer's system. */
export const CXML_PATH = '/punchout/cxml'
export const OCI_PATH = '/punchout/oci'
export const ORDERS_PATH = '/procurement/cxml'
/** Opened by a browser, once. */
export const START_PATH = '/punchout/start'
