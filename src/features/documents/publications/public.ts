export { loadPdfPages } from '#features/documents/publications/reader/load-pdf.client.ts'
