import type { Language } from '#kernel/locale.ts'

export const RELEASE_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Releases', lead: 'Drafts that go out together: all of them or none, now or at a time.' },
  de: { title: 'Freigaben', lead: 'Entwürfe, die zusammen erscheinen: alle oder keiner, jetzt oder zu einer Zeit.' },
  fr: { title: 'Publications groupées', lead: 'Des brouillons publiés ensemble : tous ou aucun, maintenant ou plus tard.' },
  es: { title: 'Lanzamientos', lead: 'Borradores que se publican juntos: todos o ninguno, ahora o más tarde.' },
  pl: { title: 'Wydania', lead: 'Szkice publikowane razem: wszystkie albo żaden, teraz lub o wybranej porze.' },
  zh: { title: '发布包', lead: '一起发布的草稿：要么全部，要么都不；立即或定时。' },
}
