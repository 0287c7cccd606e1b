import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Servicios', href: '/services' },
    { label: 'Quiénes somos', href: '/about' },
    { label: 'Contacto', href: '/contact-us' },
  ],
  home: {
    title: 'Piezas de avión, documentos y reparación',
    description:
      'Aviónica, actuadores, sensores e iluminación para flotas: existencias, precios, certificados y reparación en un solo lugar.',
    hero: {
      title: 'Cada pieza del vuelo, documentada',
      lead: 'Aviónica, actuadores y sensores para flotas que no pueden esperar. La pieza, sus documentos y su precio en un solo lugar.',
      primary: { label: 'Buscar una pieza', href: '/products' },
      secondary: { label: 'Enviar un equipo', href: '/contact-us?subject=repairs' },
      imageAlt: 'Dibujo de línea del ordenador de datos de aire HA-5108',
      callouts: [
        { title: 'Ordenador de datos de aire HA-5108', text: 'Para 14 modelos de avión' },
        { title: '3,9 kg, 28 V CC', text: 'Estanco, refrigerado por conducción' },
      ],
    },
    tasks: [
      { label: 'Consultar existencias', href: '/shop/aerobt/parts', text: 'Precio, plazo, caducidad', icon: 'box' },
      {
        label: 'Enviar un equipo',
        href: '/contact-us?subject=repairs',
        text: 'Reparación, intercambio, revisión',
        icon: 'wrench',
      },
      {
        label: 'Leer el boletín',
        href: '/news/service-bulletin-34-118-revised',
        text: '34-118, nuevos números de serie',
        icon: 'book',
      },
      {
        label: 'Preguntar a un ingeniero',
        href: '/contact-us?subject=technical&topic=Consulta%20t%C3%A9cnica',
        text: 'Respuesta en cuatro horas',
        icon: 'chat',
      },
    ],
    categories: {
      title: 'Piezas por sistema',
      text: 'Ordenadas como su catálogo ilustrado; las referencias sustituidas llevan a su reemplazo.',
      all: 'Todas las categorías',
    },
    feature: {
      title: 'Los documentos llegan antes que la pieza',
      lead: 'Los certificados de aptitud, la trazabilidad y las fechas de caducidad van unidos a la línea de pedido. Su recepción abre una página, no cinco correos.',
      figures: [
        { value: '98,4 %', label: 'de las líneas enviadas el día prometido, últimos 12 meses' },
        { value: '6 h', label: 'del pedido al envío en piezas con existencias (mediana)' },
        { value: '41', label: 'talleres de reparación que trabajan con el mismo historial del equipo' },
      ],
      imageAlt: 'Pantalla principal de vuelo HA-7120 vista de frente',
    },
    ways: {
      title: 'De la referencia al equipo instalado',
      tabs: [
        {
          label: 'Identificar',
          title: 'Empiece por el número de la placa',
          text: 'Introduzca la referencia, su número interno o el del catálogo de piezas. Los tres llevan al mismo equipo.',
          points: [
            'Estado de modificación e intercambiabilidad en la ficha del producto',
            'Las referencias sustituidas abren la pieza vigente e indican el motivo',
            'Aplicabilidad por modelo de avión y rango de números de serie',
          ],
        },
        {
          label: 'Pedir',
          title: 'Estado, existencias y fecha de envío a la vista',
          text: 'Los equipos nuevos, revisados y de intercambio aparecen juntos, cada uno con su precio y la fecha en que puede salir.',
          points: [
            'Precios de su cuenta, con el depósito por el casco aparte',
            'Existencias en Dayton, Gdansk y Singapur',
            'Prioridades: normal, crítica y avión en tierra',
          ],
        },
        {
          label: 'Recibir',
          title: 'Dé entrada a la pieza sin perseguir papeles',
          text: 'Los certificados están en la línea de pedido en cuanto se embala el equipo: su inspector los lee mientras la caja viaja.',
          points: [
            'FAA 8130-3 y EASA Form 1 en PDF firmados',
            'Trazabilidad hasta el último operador certificado',
            'Fechas de curado y caducidad de juntas y baterías',
          ],
        },
        {
          label: 'Devolver',
          title: 'Devuelva el casco con su historial',
          text: 'Imprima la etiqueta de devolución desde el pedido. El taller conoce el motivo de desmontaje y las horas antes de que el equipo llegue al banco.',
          points: [
            'Casco exigible 21 días después del envío del equipo de intercambio',
            'Diagnóstico y presupuesto en cinco días laborables',
            'Informe de taller archivado con el número de serie',
          ],
        },
      ],
    },
    stories: {
      title: 'Lo que nos cuenta el mantenimiento en línea',
      slides: [
        {
          heading: 'Dos días en vez de nueve',
          text: 'Un actuador de flap dejaba un avión en tierra más de una semana. Con el fondo de Gdansk tuvimos un HA-2204 útil en el ala al segundo día.',
          author: 'Ingrid Solvang',
          role: 'Jefa de mantenimiento en línea, Northmere Air',
        },
        {
          heading: 'Nada en cuarentena',
          text: 'La mitad de nuestra estantería de cuarentena esperaba un certificado. Ahora el formulario llega antes que la caja y a mediodía la estantería está vacía.',
          author: 'Daniel Okafor',
          role: 'Inspección de recepción, Kestrel Cargo',
        },
        {
          heading: 'El taller sabía qué buscar',
          text: 'Escribimos el código de fallo y la altitud a la que aparecía. El informe volvió con la soldadura exacta y una fotografía.',
          author: 'Marie Lecomte',
          role: 'Ingeniera de aviónica, Aérienne du Littoral',
        },
      ],
    },
    news: { title: 'Desde el hangar', readMore: 'Leer el artículo' },
    questions: {
      title: 'Preguntas al servicio de pedidos',
      items: [
        {
          question: '¿Qué certificados acompañan a una pieza?',
          answer:
            'Los equipos nuevos y revisados llevan FAA 8130-3 o EASA Form 1, o ambos si lo solicita. La tornillería y los consumibles llevan un certificado de conformidad con el número de lote.',
        },
        {
          question: '¿Qué se considera avión en tierra?',
          answer:
            'Un avión que no puede volver al servicio por falta de esa pieza. Indíquenos matrícula y escala; los equipos en existencias salen en cuatro horas, de día y de noche.',
        },
        {
          question: '¿Puedo pedir una referencia sustituida?',
          answer:
            'Sí. El pedido se registra con la referencia que usted introduce y se sirve la vigente. La ficha indica si la sustitución es en un solo sentido o intercambiable y cita el boletín.',
        },
        {
          question: '¿Qué ocurre si el casco llega tarde?',
          answer:
            'A los 21 días se lo recordamos y a los 35 facturamos el depósito. Se abona cuando llega el equipo, siempre que sea reparable y esté completo.',
        },
      ],
    },
    desk: {
      title: '¿Avión en tierra?',
      text: 'De día y de noche responde una persona que puede liberar existencias.',
      phone: '+34 910 000 142',
      action: { label: 'Iniciar un pedido urgente', href: '/contact-us?subject=orders' },
    },
  },
  services: {
    title: 'Reparación, intercambio y asistencia técnica',
    description:
      'Reparación y revisión, fondos de intercambio, calibración, documentación y formación para equipos de aviónica y actuadores.',
    lead: 'Un equipo pasa más tiempo con usted que con nosotros. Estos servicios lo mantienen en el avión, y su historial en orden cuando no lo está.',
    offers: [
      {
        title: 'Reparación y revisión',
        text: 'Talleres certificados en Dayton, Gdansk y Singapur. Precio fijo para 320 referencias y 18 días de taller de mediana.',
        icon: 'wrench',
      },
      {
        title: 'Fondos de intercambio',
        text: 'Equipos útiles a cambio de su casco. Tarifa única o precio por hora de vuelo, con existencias acordadas en su base principal.',
        icon: 'refresh',
      },
      {
        title: 'Calibración de bancos',
        text: 'Bancos de datos de aire y manómetros con trazabilidad a patrones nacionales en seis días laborables, certificado con valores medidos.',
        icon: 'gear',
      },
      {
        title: 'Publicaciones técnicas',
        text: 'Manuales de mantenimiento de componentes, boletines de servicio y cableado, con avisos de revisión para los equipos que usted opera.',
        icon: 'book',
      },
      {
        title: 'Revisión de fiabilidad',
        text: 'Tasas de desmontaje y desmontajes sin fallo por referencia, comparados con la flota y comentados con usted dos veces al año.',
        icon: 'list',
      },
      {
        title: 'Formación en banco',
        text: 'De tres a cinco días de localización de averías y pruebas de aceptación, en nuestro taller o en su banco. Grupos de hasta ocho.',
        icon: 'user',
      },
    ],
    sections: [
      {
        heading: 'Cómo transcurre una reparación',
        paragraphs: [
          'Abra la devolución desde el pedido o por número de serie e indique el motivo de desmontaje. Recibirá una etiqueta, la dirección del taller más cercano y un turno en el banco.',
          'Tras la prueba de entrada enviamos diagnóstico y presupuesto. Si la reparación no es rentable, verá al lado una oferta de intercambio; no se desecha nada sin su conformidad por escrito.',
        ],
      },
      {
        heading: 'Aprobaciones',
        paragraphs: [
          'Los tres talleres tienen aprobación Part 145 de la FAA y la EASA; Singapur certifica además según CAAS y CAAC. El alcance de cada taller figura por referencia y los certificados vigentes se envían a petición.',
        ],
      },
    ],
  },
  about: {
    title: 'Acerca de Halden Aerospace',
    description:
      'Halden Aerospace fabrica y repara aviónica, actuadores y sensores desde 1958, con talleres en Dayton, Gdansk y Singapur.',
    lead: 'Fabricamos los ordenadores, sondas y actuadores que van detrás de los paneles y los atendemos mientras el avión vuele.',
    figures: [
      { value: '1958', label: 'primer altímetro entregado desde Dayton' },
      { value: '2150', label: 'personas, una de cada tres en un banco de trabajo' },
      { value: '64', label: 'modelos de avión que vuelan con nuestros equipos' },
    ],
    quote: {
      text: 'Una pieza sin papeles es un pisapapeles. Para nosotros el historial es un componente más, con plano y responsable.',
      author: 'Ruth Adeyemi',
      role: 'Vicepresidenta de calidad, Halden Aerospace',
    },
    sections: [
      {
        heading: 'Del altímetro al mando de vuelo',
        paragraphs: [
          'Halden empezó como taller de instrumentos junto al aeródromo de Dayton. Los datos de aire llevaron a los ordenadores, estos a las pantallas y, en 1987, la compra de un fabricante de engranajes de Gdansk aportó los actuadores.',
          'Hoy cinco oficinas de diseño comparten una lista de piezas. El cambio de un conector se evalúa una vez, para todos los equipos que lo llevan.',
        ],
      },
      {
        heading: 'Soporte a flotas veteranas',
        paragraphs: [
          'Un tercio de lo que reparamos tiene más de veinte años. Compramos los componentes electrónicos antes de que dejen de fabricarse y rediseñamos el módulo cuando el último lote está contado.',
          'Ningún equipo deja la lista de soporte sin cuatro años de preaviso y un sustituto designado.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'ha-2204-exchange-pools-in-three-regions',
      date: '2026-11-12',
      title: 'Equipos de intercambio HA-2204 ya en tres regiones',
      summary: 'Los fondos de Gdansk, Dayton y Singapur reducen a dos días la espera de un actuador útil.',
      paragraphs: [
        'Desde el 9 de noviembre hay actuadores de flap HA-2204 revisados en Gdansk, Dayton y Singapur. Hasta ahora el fondo estaba solo en Dayton, y un equipo para Europa o Asia tardaba hasta nueve días con la aduana.',
        'Cada centro guarda doce equipos en el último estado de modificación. Se prueban cada 90 días y salen con doble certificación, de modo que el mismo equipo puede montarse según normas FAA o EASA.',
        'Los operadores con contrato por hora de vuelo no pagan nada más. Para los demás la tarifa de intercambio no cambia y el casco se devuelve al más cercano de los tres centros.',
      ],
    },
    {
      slug: 'service-bulletin-34-118-revised',
      date: '2026-11-04',
      title: 'Revisado el boletín de servicio 34-118',
      summary: 'La revisión 2 añade los números de serie 2210 a 2388 del HA-5108 y un procedimiento de banco más corto.',
      paragraphs: [
        'La revisión 2 del boletín de servicio 34-118 trata de la junta de la toma estática del ordenador de datos de aire HA-5108. Añade los números de serie 2210 a 2388, fabricados entre marzo y agosto de 2024 con el mismo lote de juntas.',
        'La prueba de estanqueidad dura ahora 25 minutos en vez de 70, pues ya no hay que abrir el equipo si la primera lectura está dentro de límites. Los equipos aprobados con la revisión 1 no requieren nada más.',
        'El juego de juntas HA-5108-K3 es gratuito para los equipos afectados hasta el 30 de junio de 2027. Pídalo desde su cuenta e indique el número de serie.',
      ],
    },
    {
      slug: 'what-pitot-heater-wear-looks-like',
      date: '2026-10-27',
      title: 'Cómo se reconoce el desgaste de un calefactor de pitot',
      summary: 'Cuatro señales para colgar sobre el banco, con los límites que deciden si la sonda sigue montada.',
      paragraphs: [
        'Los calefactores de sonda rara vez fallan de golpe. En 212 sondas HA-3310 devueltas, nuestro taller de Gdansk halló las mismas cuatro señales en el mismo orden: un tono azulado tras la punta, un drenaje estrechado por la incrustación, aislamiento inferior a 20 MΩ y, por último, una caída de la corriente.',
        'El tono por sí solo es inofensivo. Un drenaje de menos de 0,6 mm se limpia con la herramienta del juego y nunca con alambre, que raya el orificio y acelera el siguiente depósito.',
        'Un aislamiento inferior a 5 MΩ o una corriente más de un 8 % por debajo de la nominal obliga a desmontar. Ambas cosas se miden en el avión en diez minutos; la tarjeta de trabajo está en la revisión 14 del manual de mantenimiento.',
      ],
    },
  ],
  contact: {
    title: 'Contacto con Halden Aerospace',
    description:
      'Teléfonos y horarios de Halden Aerospace para pedidos urgentes con avión en tierra, servicio de pedidos y asistencia técnica.',
    lead: 'Tenga a mano la referencia y, si existe, el número de serie. Nos ahorrará a ambos la primera pregunta.',
    desks: [
      { name: 'Avión en tierra', phone: '+34 910 000 142', hours: 'Todos los días, 24 horas' },
      {
        name: 'Servicio de pedidos',
        phone: '+34 910 000 143',
        hours: 'De lunes a viernes, de 7:00 a 19:00 (costa este de EE. UU.)',
      },
      {
        name: 'Asistencia técnica',
        phone: '+34 910 000 147',
        hours: 'De lunes a viernes, de 8:00 a 18:00 en Dayton, Gdansk y Singapur',
      },
    ],
    sections: [
      {
        heading: 'Adónde enviar los equipos',
        paragraphs: [
          'Abra primero una devolución y use la dirección de la etiqueta: es la del taller aprobado para su referencia. Los equipos sin número de devolución esperan en recepción hasta que logremos contactar con usted.',
        ],
      },
      {
        heading: 'Calidad y aeronavegabilidad',
        paragraphs: [
          'Comunique a la asistencia técnica cualquier pieza sospechosa de no estar aprobada o duda de aeronavegabilidad. Pasa a la oficina de calidad el mismo día y usted recibe un número de caso por escrito.',
        ],
      },
    ],
  },
}
