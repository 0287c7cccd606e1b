import { afterEach, expect, test } from 'vitest'
import { enhance } from '#features/access/identity-provider/send-once.enhance.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

/** Whether the browser would send it. */
const send = (form: Element, timeStamp: number): boolean => {
  const event = new Event('submit', { cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  return form.dispatchEvent(event)
}

test('a form that the browser sends goes once for a double click, and again for a later one', () => {
  document.body.innerHTML = '<form method="post"></form><form method="get"></form>'
  enhance()
  const [post, get] = document.querySelectorAll('form')
  expect([0, 200, 2900, 3100, 3200].map((at) => send(post!, 100 + at))).toEqual([true, false, false, true, false])
  expect([0, 200].map((at) => send(get!, at))).toEqual([true, true])
})
