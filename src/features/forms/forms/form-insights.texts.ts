import type { InsightWords } from '#kernel/insight.ts'

export const FORMS_SENT: { readonly title: InsightWords; readonly definition: InsightWords } = {
  title: {
    en: 'Forms sent',
    de: 'Gesendete Formulare',
    fr: 'Formulaires envoyés',
    es: 'Formularios enviados',
    pl: 'Wysłane formularze',
    zh: '已提交表单',
  },
  definition: {
    en: 'Forms that were accepted, by their key; what looked like a machine is not among them.',
    de: 'Angenommene Formulare nach ihrem Schlüssel; was nach einer Maschine aussah, zählt nicht.',
    fr: 'Formulaires acceptés, par clé ; ce qui ressemblait à un robot n’est pas compté.',
    es: 'Formularios aceptados, por clave; no se cuenta lo que parecía una máquina.',
    pl: 'Przyjęte formularze według klucza; bez tego, co wyglądało na automat.',
    zh: '按表单键统计的已接受表单，不含疑似机器提交。',
  },
}
export const FORM: InsightWords = { en: 'Form', de: 'Formular', fr: 'Formulaire', es: 'Formulario', pl: 'Formularz', zh: '表单' }
