import { afterEach, expect, test } from 'vitest'
import { fillForm } from '#browser/draft/form-fields.ts'

afterEach(() => document.body.replaceChildren())

const nextFrame = (): Promise<number> => new Promise((resolve) => void requestAnimationFrame(resolve))

test('a field that a choice brings along is filled as well, once it is drawn', async () => {
  document.body.innerHTML = `<form><select name="kind"><option value="question"><option value="product"></select></form>`
  const form = document.querySelector('form') as HTMLFormElement
  const draw = (): void => {
    const field = document.createElement('input')
    field.name = 'productSku'
    form.append(field)
  }
  form.addEventListener('change', () => queueMicrotask(draw), { once: true })
  const isNew = fillForm(form, {
    names: ['kind', 'productSku'],
    entries: [
      ['kind', 'product'],
      ['productSku', 'HA-880'],
    ],
  })
  expect(isNew).toBe(true)
  await nextFrame()
  await nextFrame()
  expect(form.querySelector('select')?.value).toBe('product')
  expect(form.querySelector('input')?.value).toBe('HA-880')
})
