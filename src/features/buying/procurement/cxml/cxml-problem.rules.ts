/** Codes of cXML: 401 for wrong credentials, 400 for what cannot be read, 406 for what we do not do, 4xx and 5xx as HTTP has them. */
export type CxmlStatus = 200 | 400 | 401 | 403 | 404 | 406 | 409 | 412 | 417 | 429 | 475 | 500

/** Answered as cXML, whatever went wrong. */
export class CxmlProblem extends Error {
  readonly status: CxmlStatus

  constructor(status: CxmlStatus, message: string) {
    super(message)
    this.status = status
  }
}
