/**
 * Patterns that the check cannot prove to be linear, or that are put together at run time, and why they may stay. By the
 * pattern as it is written, or by its file and the code that makes it.
 */
export const REVIEWED_PATTERNS: ReadonlyMap<string, string> = new Map([
  ['/\\/\\*[^]*?\\*\\/|:global\\([^)]*\\)|\'[^\']*\'|"[^"]*"/g', 'Reads style sheets of this repository, when they are built.'],
  [
    String.raw`/^(?:\/(?![/\\]|%(?:25)*(?:2f|5c))[^\s\\]*|https:\/\/[a-z0-9][a-z0-9.-]*(?:[/?#][^\s\\]*)?|mailto:[^\s]+|tel:\+?[\d\s-]+|#[\w-]*)$/i`,
    'Anchored, each alternative begins with another sign, and links have at most 2,048 letters. The check guesses here, and not always the same.',
  ],
  [
    'src/app/pages/page-variant.ts: new RegExp(`(?:^|; )${name}=([^;]*)`)',
    'The name is a constant; after it the last repetition always fits.',
  ],
  [
    'src/app/pages/page-variant.ts: new RegExp(`[?&](?:wcmmode|${OVERRIDE_PARAMETER})=`)',
    'Repeats nothing; the parameter is a constant of another file.',
  ],
  [
    String.raw`/\b((?:\w{0,40}token|code|password|secret|\w{0,40}key|state|nonce)=)[^&\s]+/gi`,
    'Bounded up to the equals sign; after it the last repetition always fits.',
  ],
  [
    'src/features/forms/forms/rules/text.rules.ts: new RegExp(pattern)',
    'A pattern of an author: one row of signs with two repetitions at most (isPlainPattern), on values of at most 1,000 letters.',
  ],
  [
    'src/features/support/knowledge/knowledge-page.service.ts: new RegExp(`^${KNOWLEDGE_PATH}$`)',
    'A constant path that repeats nothing.',
  ],
  [
    "src/features/storefront/category-menu/subnav.routes.ts: new RegExp(`^(?:[a-z]{2}){1,4}(?:${LANGUAGES.join('|')})$`)",
    'Bounded; the languages are constants.',
  ],
  [
    "src/features/buying/quick-order/reading/column-words.rules.ts: new RegExp(`^(?:${foldText(words)})$`, 'u')",
    'Constant words, on heads of columns that are cut at 48 letters (roleOf).',
  ],
  [
    "src/features/buying/quick-order/reading/column-words.rules.ts: new RegExp(`(?:^|[\\\\s])(?:${foldText(words)})(?=$|[\\\\s])`, 'u')",
    'Constant words, on heads of columns that are cut at 48 letters (roleOf).',
  ],
  [
    String.raw`/\s+|[;|]|,(?!\d)|(?<!\d),|[+&](?=\p{L}|\d{3})/u`,
    'Only spaces repeat, and nothing follows them, so that what was taken always fits.',
  ],
  [
    "src/features/search/search/results/marked-text.rules.ts: new RegExp(`(${longestFirst.map(findWord).join('|')})`, 'u')",
    'Words of a query, escaped: nothing repeats.',
  ],
  [
    "src/kernel/form-faults.ts: new RegExp(pattern, 'u')",
    'A pattern of one of our endpoints, judged where it is written; values are bounded by `max`.',
  ],
  [
    String.raw`/^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i`,
    'Hosts of more than 262 letters are refused before.',
  ],
])
