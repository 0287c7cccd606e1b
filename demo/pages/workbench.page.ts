import { draftBlock } from '#demo/pages/block-draft.ts'
import type { PageDraft, Site } from '#demo/pages/demo-page.ts'
import { linkIn } from '#demo/pages/page-parts.ts'
import { hero } from '#features/site/content/blocks/hero.schema.ts'
import type { Language } from '#kernel/locale.ts'

const WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string; readonly back: string }>> = {
  en: {
    title: 'Workbench',
    lead: 'You are in. This page stands for the application that your company would put behind its tools.',
    back: 'Your tools',
  },
  de: {
    title: 'Werkbank',
    lead: 'Sie sind drin. Diese Seite steht für die Anwendung, die Ihre Firma hier anbinden würde.',
    back: 'Ihre Anwendungen',
  },
  fr: {
    title: 'Atelier',
    lead: 'Vous y êtes. Cette page représente l’application que votre entreprise placerait derrière ses outils.',
    back: 'Vos outils',
  },
  es: {
    title: 'Banco de trabajo',
    lead: 'Ya está dentro. Esta página representa la aplicación que su empresa pondría detrás de sus herramientas.',
    back: 'Sus herramientas',
  },
  pl: {
    title: 'Warsztat',
    lead: 'Jesteś w środku. Ta strona zastępuje aplikację, którą Twoja firma podłączyłaby do swoich narzędzi.',
    back: 'Twoje narzędzia',
  },
  zh: { title: '工作台', lead: '您已进入。此页面代表贵公司会接入的应用程序。', back: '您的工具' },
}

/** Where the demo's tools lead those who may use them. */
export const draftWorkbench = (site: Site): PageDraft => {
  const { title, lead, back } = WORDS[site.locale.language]
  return {
    path: '/secure/tools/workbench',
    title,
    description: lead,
    template: 'content-page-template',
    kind: 'Content',
    blocks: [draftBlock(hero, { size: 'page', title, lead, actions: [linkIn(site, { label: back, href: '/secure/tools' })] })],
  }
}
