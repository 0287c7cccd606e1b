import { CATALOGUE_HELP } from '#foundation/data-kinds/help/catalogue-help.texts.ts'
import { COMPANY_HELP } from '#foundation/data-kinds/help/company-help.texts.ts'
import { DOCUMENT_HELP } from '#foundation/data-kinds/help/document-help.texts.ts'
import { ORDER_HELP } from '#foundation/data-kinds/help/order-help.texts.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

const TEXTS = new Map([...COMPANY_HELP, ...CATALOGUE_HELP, ...DOCUMENT_HELP, ...ORDER_HELP].map((texts) => [texts[0], texts]))

/** The help of a kind or of a field in another language; one that is not in the table stays English. */
export const translateHelp = (help: string, language: Language): string => TEXTS.get(help)?.[LANGUAGES.indexOf(language)] ?? help
