/** A sentence for the person who starts the server; no stack is shown with it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
