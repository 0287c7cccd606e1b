export { useAddToCart } from '#features/cart/add/use-add-to-cart.client.ts'
export { changeCartLine } from '#features/cart/cart.api.ts'
export { cartCount } from '#features/cart/mini-cart/mini-cart.client.ts'
export { inShopLanguage } from '#features/cart/mini-cart/cart-links.rules.ts'
