import { fragmentAddress, loadFragment } from '#browser/load-fragment.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { attachSearchBox, type BoxSettings, type SearchBox } from '#features/search/takeover/search-box.ts'
import { keepScrollbarRoom } from '#ui/dialog-room.ts'

/** Who waits longer is better served by the search page. */
const LONGEST_WAIT_MS = 4000

type Takeover = {
  readonly dialog: HTMLDialogElement
  readonly box: SearchBox
  readonly settings: BoxSettings
  /** As it arrived, for banners. */
  readonly panel: HTMLElement
}

export const readSettings = (dialog: HTMLElement): BoxSettings => ({
  suggestionPath: dialog.dataset['suggestionPath'],
  suggestionSize: Number(dialog.dataset['suggestionSize']),
  types: [...(dialog.querySelector<HTMLTemplateElement>('[data-search-types]')?.content.querySelectorAll('option') ?? [])],
})

const closeOnClick = (dialog: HTMLDialogElement): void =>
  dialog.addEventListener('click', ({ target }) => {
    // The dialog itself is only hit beside what it holds.
    if (target === dialog || (target instanceof Element && target.closest('[data-search-close]'))) dialog.close()
  })

const load = async (page: EmbeddedModel, path: string): Promise<Takeover | undefined> => {
  const fragment = await loadFragment(fragmentAddress(path), { signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
  const dialog = fragment?.content.querySelector<HTMLDialogElement>('[data-search-dialog]')
  const panel = dialog?.querySelector<HTMLElement>('[data-search-panel]')?.cloneNode(true) as HTMLElement | undefined
  if (!dialog || !panel) return undefined
  document.body.append(dialog)
  const settings = readSettings(dialog)
  const box = attachSearchBox(dialog, page, settings)
  if (!box) return undefined
  closeOnClick(dialog)
  dialog.addEventListener('close', box.hide)
  return { dialog, box, settings, panel }
}

let loading: Promise<Takeover | undefined> | undefined

/** Once for the page; what failed is tried again. `path` is the fragment's. */
export const loadTakeover = (page: EmbeddedModel, path = ''): Promise<Takeover | undefined> =>
  (loading ??= load(page, path).then((takeover) => {
    if (!takeover) loading = undefined
    return takeover
  }))

/** False when it did not come [2.8.2]. */
export const openTakeover = async (page: EmbeddedModel, opener: HTMLFormElement): Promise<boolean> => {
  const takeover = await loadTakeover(page, opener.dataset['searchOpen'])
  if (!takeover) return false
  const { dialog, box } = takeover
  if (dialog.open) return true
  // This page may have a results page of its own, of which the fragment knows nothing.
  box.input.form?.setAttribute('action', opener.getAttribute('action') ?? '')
  keepScrollbarRoom()
  dialog.addEventListener('close', () => opener.querySelector('button')?.focus(), { once: true })
  dialog.showModal()
  box.show()
  box.input.focus()
  box.input.select()
  return true
}

const tended = new WeakSet<HTMLElement>()

/** A banner gets the same panel below its field, as long as the focus is in it [2.8.1, 2.8.3]. */
export const attachBanner = async (page: EmbeddedModel, banner: HTMLElement): Promise<void> => {
  if (tended.has(banner)) return
  tended.add(banner)
  const takeover = await loadTakeover(page, banner.dataset['searchBanner'])
  if (!takeover) return void tended.delete(banner)
  const panel = takeover.panel.cloneNode(true) as HTMLElement
  panel.hidden = true
  banner.append(panel)
  const box = attachSearchBox(banner, page, takeover.settings)
  if (!box) return
  const { input, hide } = box
  const show = (): void => {
    box.show()
    // A field at the lower edge of the screen would hide what it offers.
    panel.scrollIntoView({ block: 'nearest' })
  }
  input.addEventListener('focus', show)
  // Clicking into the field of a panel that Escape closed opens it again.
  input.addEventListener('click', () => panel.hidden && show())
  input.addEventListener('input', () => panel.hidden && show())
  banner.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || panel.hidden) return
    if (panel.contains(document.activeElement)) input.focus()
    hide()
  })
  banner.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && banner.contains(relatedTarget))) hide()
  })
  // Whoever taps beside what can be focused stays in the panel.
  panel.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && !event.target.closest('a, button')) event.preventDefault()
  })
  if (document.activeElement === input) show()
}
