export { saveProducts } from '#features/storefront/product-import/import/import-products.service.ts'
