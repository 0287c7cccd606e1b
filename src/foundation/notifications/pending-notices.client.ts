import { call } from '#browser/api.ts'
import type { NoticeList } from '#foundation/notifications/notice-list.rules.ts'
import { readNotices } from '#foundation/notifications/notice.api.ts'
import type { Locale } from '#kernel/locale.ts'

type ListedNotice = NoticeList['notifications'][number]

const fill = (place: HTMLElement, { title, text, isCut, link }: ListedNotice): void => {
  const part = (name: string): Element | null => place.querySelector(`[data-part=${name}]`)
  const ways = place.querySelector('template')
  ways?.replaceWith(ways.content)
  part('title')?.append(title ?? '')
  const words = part('text')
  words?.append(text)
  words?.toggleAttribute('data-cut', isCut)
  const anchor = part('link')
  anchor?.append(link?.label ?? '')
  if (link) anchor?.setAttribute('href', link.href)
  place.dataset['filled'] = ''
}

/** Their room is stored already. A place without words closes: the session has ended, or the notice has. */
export const fillPendingNotices = async ({ country, language }: Locale): Promise<void> => {
  const places = [...document.querySelectorAll<HTMLElement>('[data-notice][data-held]:not([hidden])')]
  const { data } = await call(readNotices, { query: { country, language }, isQuiet: true, errors: 'own' })
  for (const place of places) {
    const notice = data?.notifications.find(({ id }) => id === place.dataset['notice'])
    if (notice) fill(place, notice)
    else place.hidden = true
  }
}
