import type { Language } from '#kernel/locale.ts'

export const BRAND_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Brand', lead: 'Logo, colours, font and corners. They show on every page, in mails and in PDFs.' },
  de: { title: 'Marke', lead: 'Logo, Farben, Schrift und Ecken. Sie gelten auf jeder Seite, in E-Mails und in PDFs.' },
  fr: { title: 'Marque', lead: 'Logo, couleurs, police et angles. Ils valent sur chaque page, dans les e-mails et les PDF.' },
  es: { title: 'Marca', lead: 'Logotipo, colores, tipo de letra y esquinas. Valen en cada página, en correos y en PDF.' },
  pl: { title: 'Marka', lead: 'Logo, kolory, krój pisma i narożniki. Obowiązują na każdej stronie, w e-mailach i plikach PDF.' },
  zh: { title: '品牌', lead: '徽标、颜色、字体和圆角。应用于每个页面、邮件和 PDF。' },
}
