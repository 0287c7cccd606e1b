/** Keys that a script handles; Enter and Space arrive as clicks. */
const STEERING_KEYS = /^(?:Arrow|Home$|End$)/
const FIELDS = 'input, select, textarea'

export const isSteering = (event: Event): boolean => event instanceof KeyboardEvent && STEERING_KEYS.test(event.key)

const isModified = (event: Event): boolean =>
  event instanceof MouseEvent && (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

/** In fields keys belong to the browser, but Enter in a list chooses. */
const isQueuedKey = (event: KeyboardEvent, target: Element): boolean =>
  target.matches(FIELDS) ? event.key === 'Enter' && target.matches('select') : isSteering(event)

/** Whether an event waits for the island that will answer it. */
export const isQueueable = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? event.target instanceof Element && isQueuedKey(event, event.target)
    : !isModified(event) && !event.defaultPrevented

const CONTROLS = 'a, button, summary, [role="button"], [role="tab"]'
const findControl = ({ type, target }: Event): Element | null =>
  type === 'click' && target instanceof Element ? target.closest(CONTROLS) : null

/** Nobody else answers it; what was clicked shows at once that something comes. */
export const suppressEvent = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
  findControl(event)?.setAttribute('aria-busy', 'true')
}

/** As the visitor made it, so that islands can tell a finger from a mouse. */
export const repeatEvent = (event: Event): void => {
  findControl(event)?.removeAttribute('aria-busy')
  if (event instanceof SubmitEvent) return (event.target as HTMLFormElement).requestSubmit(event.submitter)
  const Kind = event.constructor as new (type: string, init: EventInit) => Event
  event.target?.dispatchEvent(new Kind(event.type, event))
}
