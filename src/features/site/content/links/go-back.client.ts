import { countStepsBack } from '#features/site/content/links/link-address.rules.ts'

const findStepsBack = (): number => {
  const history = 'navigation' in window ? window.navigation : undefined
  return countStepsBack({
    addresses: history?.entries().map(({ url }) => url),
    at: history?.currentEntry?.index,
    referrer: document.referrer,
    origin: location.origin,
    historyLength: window.history.length,
  })
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** To the page before, where there is one of this site; keys held mean another tab. */
export const goBack = (event: MouseEvent): void => {
  if (!isPlain(event)) return
  const steps = findStepsBack()
  if (steps === 0) return
  event.preventDefault()
  history.go(-steps)
}
