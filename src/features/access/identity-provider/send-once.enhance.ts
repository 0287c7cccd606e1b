/** Long enough for a double click and an impatient one; short enough for who stopped the page and sends again. */
const SAME_CLICK_MS = 3000

/** Forms that the browser sends itself go once, however often the button is pressed: two registrations, two mails. */
export const enhance = (): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]')) {
    let sentAt = -Infinity
    form.addEventListener('submit', (event) => {
      if (event.timeStamp - sentAt < SAME_CLICK_MS) event.preventDefault()
      else sentAt = event.timeStamp
    })
  }
}
