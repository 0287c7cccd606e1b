import type { GroupCopy } from '#demo/tenant-copy.ts'

export const groupCopy: GroupCopy = {
  productsLabel: 'Productos',
  footer: {
    about: 'Una sola entrada a cinco negocios: piezas, documentos, pedidos y personas que conocen los equipos.',
    headings: { products: 'Productos', services: 'Servicios', company: 'Empresa', legal: 'Información legal' },
    links: {
      allProducts: 'Todos los productos',
      services: 'Servicios',
      about: 'Quiénes somos',
      contactUs: 'Contacto',
      privacy: 'Privacidad',
      termsOfSale: 'Condiciones de venta',
      accessibility: 'Accesibilidad',
      cookies: 'Cookies',
    },
    copyright: '© {year} Grupo Halden',
  },
  errors: {
    notFound: {
      title: 'No hay ninguna página en esta dirección',
      lead: 'Puede que la dirección tenga una errata o que la página se haya trasladado. Continúe desde aquí.',
      ways: [
        { label: 'Todos los productos', text: 'Por categoría o referencia', href: '/products' },
        { label: 'Servicios', text: 'Lo que hacemos después de la entrega', href: '/services' },
        { label: 'Contacto', text: 'Teléfonos y horarios por región', href: '/contact-us' },
      ],
    },
    failed: {
      title: 'Algo ha fallado por nuestra parte',
      lead: 'No se ha podido mostrar la página. Inténtelo de nuevo dentro de un minuto. Si vuelve a fallar, indíquenos la dirección y la hora, y buscaremos la causa.',
    },
  },
  legal: {
    privacy: {
      title: 'Privacidad',
      description:
        'Qué datos personales guardan los sitios de Halden, para qué se usan, quién puede verlos, cuánto tiempo se conservan y cómo corregirlos.',
      lead: 'Qué guardamos sobre usted, por qué y quién puede verlo. Esta página vale para los cinco sitios de Halden; cada uno mantiene los datos de sus clientes separados de los demás.',
      sections: [
        {
          heading: 'Qué guardamos',
          paragraphs: [
            'De su cuenta: nombre, correo electrónico, teléfono, empresa, rol y las cuentas de cliente en cuyo nombre puede actuar. De su trabajo en el portal: pedidos, facturas, casos, artículos guardados, preferencias y los acuerdos de licencia aceptados.',
            'Las contraseñas se guardan únicamente en una forma de la que no se pueden recuperar. Si su empresa utiliza su propio servicio de inicio de sesión, su contraseña nunca llega a nosotros.',
          ],
        },
        {
          heading: 'Para qué lo usamos',
          paragraphs: [
            'Para cumplir los pedidos, responder a los casos, conceder o denegar el acceso a herramientas e informarle de lo que ha solicitado. Los datos de un formulario se usan para el fin indicado en él.',
            'Registramos qué páginas, productos, documentos, pedidos y casos se abren y qué se busca, para encontrar fallos y mejorar el sitio. No vendemos estos datos ni los combinamos con su uso de otros sitios web.',
          ],
        },
        {
          heading: 'Quién puede verlo',
          paragraphs: [
            'Sus compañeros de empresa ven los pedidos y casos de las cuentas que comparten con usted. Nuestro servicio de atención al cliente puede actuar en su nombre; cada una de esas acciones queda registrada con persona y hora.',
            'Las empresas que alojan el sitio o entregan el correo por nosotros tratan los datos solo según nuestras instrucciones.',
          ],
        },
        {
          heading: 'Cuánto tiempo lo conservamos y sus derechos',
          paragraphs: [
            'Los datos de la cuenta se borran cuando esta se cierra. Los pedidos y las facturas se conservan mientras lo exija la legislación mercantil y fiscal.',
            'Puede solicitar el acceso, la rectificación, la supresión o una copia de sus datos, y oponerse a su uso. Diríjase a nosotros a través de la página de contacto. También puede reclamar ante la autoridad de protección de datos de su país.',
          ],
        },
      ],
    },
    termsOfSale: {
      title: 'Condiciones de venta',
      description:
        'Cómo funcionan los pedidos, los precios, la entrega, la garantía y las licencias de software cuando su empresa compra al grupo Halden.',
      lead: 'Estas condiciones se aplican entre empresas. Un contrato firmado con nosotros prevalece sobre ellas.',
      sections: [
        {
          heading: 'Ofertas y pedidos',
          paragraphs: [
            'Los productos mostrados son una invitación a realizar un pedido. El contrato se perfecciona cuando confirmamos el pedido por escrito; el mensaje automático posterior al pedido solo confirma su recepción.',
            'Los productos fabricados por encargo pueden modificarse o anularse hasta que empiece la fabricación. Después facturamos los costes ya incurridos.',
          ],
        },
        {
          heading: 'Precios y pago',
          paragraphs: [
            'Al iniciar sesión verá los precios de su cuenta en su moneda. El IVA y el transporte se añaden y figuran en la confirmación del pedido.',
            'Las facturas vencen a los 30 días de su fecha, salvo que la cuenta tenga otras condiciones.',
          ],
        },
        {
          heading: 'Entrega',
          paragraphs: [
            'La entrega es FCA en el almacén indicado en la confirmación (Incoterms 2020). La fecha confirmada es la de entrega al transportista.',
            'Algunos productos requieren una licencia de exportación o una declaración de uso final. El plazo empieza a contar cuando se dispone de ellas.',
          ],
        },
        {
          heading: 'Garantía y software',
          paragraphs: [
            'El plazo de garantía figura en la confirmación del pedido y es de al menos 12 meses desde la entrega. Comunique los defectos sin demora y abra una devolución en el portal antes de enviar la mercancía.',
            'El software se concede bajo licencia, no se vende. Se le aplica el acuerdo de licencia que se muestra antes de la descarga.',
          ],
        },
      ],
    },
    accessibility: {
      title: 'Accesibilidad',
      description:
        'Cómo usar los sitios de Halden con teclado, lector de pantalla o texto ampliado, qué limitaciones conocemos y cómo comunicar un obstáculo.',
      lead: 'Nuestro objetivo es que todas las páginas, públicas o con sesión iniciada, cumplan las WCAG 2.2, nivel AA.',
      sections: [
        {
          heading: 'Qué funciona',
          paragraphs: [
            'Todo se alcanza y se maneja con el teclado, y el foco está siempre visible. Los títulos, las tablas, los formularios y los mensajes tienen nombre para los lectores de pantalla.',
            'El texto puede ampliarse al 400 % sin desplazamiento lateral. Las páginas siguen los ajustes de su sistema para el modo oscuro y la reducción de movimiento. El contenido público se lee sin scripts.',
          ],
        },
        {
          heading: 'Qué no funciona todavía',
          paragraphs: [
            'Los manuales y certificados se ofrecen en los PDF en que se emitieron, y no todos están etiquetados para lectores de pantalla. Facilitamos una versión legible si la solicita.',
            'Las imágenes de producto son dibujos con una breve descripción; las medidas que solo aparecen en un plano suelen estar también en la hoja de datos, aunque no siempre.',
          ],
        },
        {
          heading: 'Díganoslo',
          paragraphs: [
            'Si algo le impide continuar, escríbanos a través de la página de contacto e indique la dirección y el dispositivo que utiliza. Recibirá respuesta en cinco días laborables.',
            'Las páginas se comprueban automáticamente antes de cada publicación. Esas comprobaciones no lo detectan todo, por lo que su aviso nos ayuda.',
          ],
        },
      ],
    },
    cookies: {
      title: 'Cookies',
      description:
        'Todas las cookies y datos que guardan los sitios de Halden, con nombre, finalidad y duración, y qué ocurre si los borra o los bloquea.',
      lead: 'Usamos las cookies que el sitio necesita para funcionar y para recordar sus elecciones. No hay cookies publicitarias.',
      sections: [
        {
          heading: 'País e idioma',
          paragraphs: [
            'usr_country y usr_lang recuerdan su país y su idioma durante 24 meses; en algunos sitios, solo hasta que cierra el navegador.',
            'dtm contiene, durante un día como máximo, el mercado para el que se muestra el catálogo, deducido de su ubicación. selecteddtm contiene el mercado que usted ha elegido y tiene prioridad.',
          ],
        },
        {
          heading: 'Inicio de sesión y carrito',
          paragraphs: [
            '{tenant}-token identifica su sesión; los scripts no pueden leerla. {tenant}-isAuthenticated solo indica a la página que ha iniciado sesión y por sí sola no da acceso. Ambas terminan cuando cierra la sesión o esta caduca.',
            'Una cookie cifrada transmite a la tienda la cuenta, la moneda y el carrito. Está ligada a su sesión y no puede usarse sin ella.',
          ],
        },
        {
          heading: 'Avisos y solicitudes',
          paragraphs: [
            'Una cookie cuyo nombre empieza por notification- registra que ha cerrado un aviso, para que permanezca oculto el número de días fijado.',
            'Enable Training anota que su solicitud de acceso a la formación está pendiente. contact-us-click-url recuerda la página desde la que abrió la de contacto. Cada una se usa solo en el sitio que la necesita.',
          ],
        },
        {
          heading: 'Almacenamiento en el navegador y cómo borrarlo',
          paragraphs: [
            'Las búsquedas recientes, las piezas vistas, las listas de comparación, la cuenta elegida y el tiempo de sesión restante se guardan en el almacenamiento de su navegador. Las cuentas elegidas se eliminan cuando la sesión se cierra.',
            'Puede borrar o bloquear todo esto en los ajustes de su navegador. Las páginas públicas se pueden seguir leyendo; iniciar sesión y hacer pedidos no funciona sin las cookies de sesión.',
          ],
        },
      ],
    },
  },
}
