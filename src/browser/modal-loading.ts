import overlay from '#ui/loading-overlay.module.css'
import spinner from '#ui/spinner.module.css'

const OVERLAY = `<div class="${overlay['overlay']}" role="status" data-active><span class="${overlay['sign']}"></span></div>`
const SPINNER = `<span class="${spinner['spinner']}" aria-hidden="true"></span>`

/** Says that someone waits; returns how to stop [2.25.4]. */
export const showLoading = (text: string): (() => void) => {
  const frame = document.createElement('div')
  frame.className = overlay['frame'] ?? ''
  frame.dataset['cover'] = 'page'
  frame.innerHTML = OVERLAY
  document.body.append(frame)
  const sign = frame.querySelector('span')
  if (sign) sign.innerHTML = SPINNER
  sign?.append(text)
  return () => frame.remove()
}
