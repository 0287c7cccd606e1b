import type { StarterWords } from '#features/site/content/starter.texts.ts'

export const words: StarterWords = {
  home: 'Inicio',
  hero: {
    lead: 'Productos, documentos y servicio en un solo lugar.',
    products: 'Ver todos los productos',
    search: 'Buscar en el sitio',
  },
  tasks: 'Accesos rápidos',
  products: { title: 'Productos', text: 'Toda la gama por categorías' },
  search: { title: 'Búsqueda', text: 'Por referencia, producto o documento' },
  portal: { title: 'Portal de clientes', text: 'Su cuenta, sus precios y sus pedidos' },
  contact: { title: 'Contacto', text: 'Cómo contactar con nosotros' },
  privacy: {
    title: 'Privacidad',
    text: 'Qué guarda este sitio sobre usted y para qué.',
    paragraphs: [
      'De una cuenta guardamos nombre, correo electrónico, empresa y las cuentas de cliente en cuyo nombre puede actuar. Las contraseñas se guardan solo de una forma que no permite recuperarlas.',
      'Las visitas se cuentan solo con su consentimiento, donde la ley lo exige. Puede cambiar su elección en cualquier momento en «Preferencias de cookies», al pie de cada página.',
      'Pregúntenos en la página de contacto qué se guarda sobre usted y haga que se corrija o se borre.',
    ],
  },
  cookies: {
    title: 'Cookies',
    text: 'Qué cookies instala este sitio.',
    paragraphs: [
      'Las cookies necesarias mantienen su sesión y recuerdan el país, el idioma y su elección sobre cookies. Las demás se instalan solo con su consentimiento; «Preferencias de cookies», al pie de cada página, permite cambiarlo.',
    ],
  },
  terms: {
    title: 'Condiciones de uso',
    text: 'Lo que se aplica al uso de este sitio.',
    paragraphs: [
      'Las descripciones, los precios y la disponibilidad se indican con cuidado y pueden cambiar. Un pedido es vinculante una vez confirmado.',
      'Una cuenta es personal. No comparta la contraseña y avísenos si otra persona puede conocerla.',
    ],
  },
  notFound: {
    title: 'No hay ninguna página en esta dirección',
    text: 'Puede que la dirección tenga un error o que la página se haya movido. Continúe por aquí.',
  },
  failed: {
    title: 'Algo ha fallado por nuestra parte',
    text: 'No se ha podido mostrar la página. Inténtelo de nuevo en un minuto.',
  },
  notPermitted: {
    title: 'No tiene permiso para ver esta página',
    text: 'Existe, pero no para la cuenta que utiliza. Consúltenos si cree que debería verla.',
  },
  cart: {
    title: 'No se puede abrir el carrito',
    text: 'Puede que su cuenta no pueda pedir en línea o que no haya una cuenta de pedido elegida. Consúltenos y lo resolvemos.',
  },
  waysOn: 'Continúe por aquí',
}
