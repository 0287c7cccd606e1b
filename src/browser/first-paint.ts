/** `{subject}.paint.ts` of a feature: what must be known before the first paint, so that nothing moves or flashes after it. */
const painters = import.meta.glob<() => void>('../{foundation,features/*}/*/*.paint.ts', { eager: true, import: 'paint' })
Object.values(painters).forEach((paint) => paint())
