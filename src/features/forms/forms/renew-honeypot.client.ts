import { FORM_ID, HOST_KINDS, makeFormId, makeHoneypot, placeHoneypot } from '#features/forms/forms/rules/honeypot.rules.ts'

const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/** The page may come from a cache: id and honeypot are this visit's own [5.4.1 to 5.4.3]. */
export const renewHoneypot = (form: HTMLFormElement): void => {
  if (FORM_ID.test(form.id)) form.id = makeFormId(random)
  const trap = form.querySelector<HTMLElement>('[data-honeypot]')
  const input = trap?.querySelector('input')
  const reported = form.querySelector<HTMLInputElement>('input[name=hp]')
  if (!trap || !input || !reported) return
  const { name, type } = makeHoneypot(random)
  Object.assign(input, { name, type, id: name })
  trap.querySelector('label')?.setAttribute('for', name)
  reported.value = name
  const hosts = [...form.querySelectorAll<HTMLElement>('[data-form-field]')].filter((cell) =>
    HOST_KINDS.has((JSON.parse(cell.dataset['check'] ?? '{}') as { kind?: string }).kind ?? ''),
  )
  placeHoneypot(hosts, random, (cell) => {
    cell.after(trap)
    return cell.nextElementSibling === trap
  })
}
