import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Servicios', href: '/services' },
    { label: 'Empresa', href: '/about' },
    { label: 'Contacto y soporte', href: '/contact-us' },
  ],
  home: {
    title: 'Software para datos de planta, activos y energía',
    description:
      'Software de historian, operaciones, activos y energía para la industria: notas de versión, licencias, actualizaciones y fechas de soporte.',
    hero: {
      title: 'Lo que hizo su planta, segundo a segundo',
      lead: 'El software HX recoge los datos de sus sistemas de control, los conserva durante décadas y los convierte en tareas para sus turnos. En sus propios servidores y con una fecha de fin de soporte para cada versión.',
      primary: { label: 'Ver HX-Historian', href: '/products/plant-historian' },
      secondary: { label: 'Solicitar licencia de prueba', href: '/contact-us?subject=sales' },
      imageAlt: 'Dibujo lineal de una suite de software sobre módulos de servidor apilados',
      callouts: [
        { title: 'HX-Historian 7.4', text: 'Dos millones de tags por servidor' },
        { title: 'Publicado el 10 de noviembre de 2026', text: 'Soporte hasta noviembre de 2031' },
      ],
    },
    tasks: [
      {
        label: 'Elegir una licencia',
        text: 'Por usuario, servidor o planta',
        icon: 'lock',
        href: '/products/licences-and-services',
      },
      { label: 'Planificar la actualización', text: 'Directa desde la versión 5.2', icon: 'refresh', href: '/services#offer-2' },
      { label: 'Leer las novedades', text: 'Versión HX-Historian 7.4', icon: 'file', href: '/news/hx-historian-7-4' },
      {
        label: 'Llamar a soporte',
        text: 'Gravedad 1 en 30 minutos',
        icon: 'help',
        href: '/contact-us?subject=technical&topic=Solicitud%20de%20soporte',
      },
    ],
    categories: {
      title: 'Productos según la pregunta que responden',
      text: 'Qué ocurrió, qué está a punto de fallar, cuánto cuesta y quién debe saberlo.',
      all: 'Todos los productos',
    },
    feature: {
      title: 'Una actualización que se puede ensayar',
      lead: 'Cada licencia de producción incluye un servidor de pruebas. Haga allí la actualización con una copia de su archivo, lea el informe de comparación y repita los mismos pasos en producción. La vuelta a la versión anterior forma parte del procedimiento.',
      figures: [
        { value: '47 min', label: 'de parada mediana al actualizar un historian en los últimos 12 meses' },
        { value: '312', label: 'archivos actualizados con nosotros, ninguno con muestras perdidas' },
        { value: '5 años', label: 'de soporte para cada versión principal desde el primer día' },
      ],
      imageAlt: 'Pasarela de campo para carril con puertos de red',
    },
    ways: {
      title: 'De la prueba a la retirada de un sistema',
      tabs: [
        {
          label: 'Evaluar',
          title: 'Pruebe con sus propios tags',
          text: 'La licencia de prueba dura 60 días sin límites funcionales. Conéctela a un servidor OPC UA en servicio o cargue un fichero de valores históricos.',
          points: [
            'Se instala en una máquina virtual en unos 20 minutos',
            'Los datos de prueba se conservan al introducir la clave definitiva',
            'Tabla de dimensionamiento por tags y frecuencia de lectura',
          ],
        },
        {
          label: 'Conectar',
          title: 'Leer de los sistemas que ya tiene',
          text: 'HX-Edge recoge en el origen, almacena cuando cae la red y solo envía hacia fuera. Nada en la red de control tiene que aceptar una conexión.',
          points: [
            'OPC UA, OPC Classic, Modbus TCP, MQTT y 38 drivers de fabricantes',
            'Almacenamiento local de 14 días a 5000 valores por segundo',
            'Conforme a las zonas y conductos de IEC 62443',
          ],
        },
        {
          label: 'Operar',
          title: 'La misma cifra en todos los informes',
          text: 'Los cálculos se definen una vez, se versionan y se aprueban. El parte de turno, el balance energético y el panel de dirección leen el mismo valor.',
          points: [
            'Registro de auditoría de cada fórmula y límite modificado',
            'Firmas electrónicas según 21 CFR Part 11 en HX-Comply',
            'Acceso REST y SQL documentado a todos los datos',
          ],
        },
        {
          label: 'Renovar',
          title: 'Sus fechas con tres años de antelación',
          text: 'El portal muestra cada licencia con su versión, su fin de soporte y la ruta de actualización que le corresponde.',
          points: [
            'Oferta de renovación 90 días antes del fin del mantenimiento',
            'Traslado gratuito de claves a un equipo nuevo',
            'Exportación completa a formatos abiertos al retirar un sistema',
          ],
        },
      ],
    },
    stories: {
      title: 'Lo que cambiaron nuestros clientes',
      slides: [
        {
          heading: 'Veintidós años de datos en un fin de semana',
          text: 'Trasladamos 410 000 tags de un historian que ya nadie mantenía. El informe de comparación encontró 37 huecos, y todos existían ya en el archivo antiguo.',
          author: 'Ingrid Solheim',
          role: 'Jefa de automatización, fábrica de celulosa, Noruega',
        },
        {
          heading: 'El compresor que no hubo que abrir',
          text: 'HX-Asset señaló el cojinete 3 once semanas antes de la revisión prevista. Cambiamos un enfriador de aceite en lugar de un rotor y mantuvimos la fecha.',
          author: 'Piotr Zieliński',
          role: 'Ingeniero de fiabilidad, almacenamiento de gas, Polonia',
        },
        {
          heading: 'Una auditoría energética sin hojas de cálculo',
          text: 'Para la ISO 50001 recogíamos por correo las lecturas de nueve edificios. Ahora el auditor entra, ve la línea de base y su fórmula, y hace mejores preguntas.',
          author: 'Claire Fontaine',
          role: 'Responsable de energía, industria láctea, Francia',
        },
      ],
    },
    news: { title: 'Versiones y avisos de seguridad', readMore: 'Leer la nota' },
    questions: {
      title: 'Antes de pedir una oferta',
      items: [
        {
          question: '¿Necesito una suscripción en la nube?',
          answer:
            'No. Todos los productos HX funcionan en sus propios servidores Windows o Linux, sin conexión permanente a internet. HX-Insight se ofrece también como servicio alojado en centros de datos de Dublín y Fráncfort.',
        },
        {
          question: '¿Qué ocurre cuando vence el mantenimiento?',
          answer:
            'El software sigue funcionando: las licencias son perpetuas. Deja de recibir versiones nuevas, actualizaciones de seguridad y soporte, y puede reanudar el mantenimiento en un plazo de 12 meses sin recargo.',
        },
        {
          question: '¿Desde qué versiones puedo actualizar?',
          answer:
            'A HX-Historian 7.4 se pasa directamente desde la 5.2 y posteriores. Los archivos más antiguos se convierten antes a 5.2 con una herramienta gratuita que no modifica los ficheros originales.',
        },
        {
          question: '¿Cómo se cuenta un tag?',
          answer:
            'Un tag es un valor medido o introducido a mano que tiene su propio historial. Los cálculos, previsiones y alarmas derivados de él no cuentan.',
        },
      ],
    },
    desk: {
      title: '¿Sistema de producción caído?',
      text: 'Las llamadas de gravedad 1 llegan directamente, a cualquier hora, a un ingeniero con acceso al código fuente.',
      phone: '+34 910 000 170',
      action: { label: 'Ver todos los centros de soporte', href: '/contact-us' },
    },
  },
  services: {
    title: 'Servicios',
    description:
      'Migración, actualización, integración, revisión de seguridad, operación remota y formación para el software HX, con alcance definido.',
    lead: 'Quienes instalan el software HX comunican lo que observan al equipo que lo escribe. Cada encargo tiene un alcance por escrito, criterios de aceptación y un ingeniero designado.',
    offers: [
      {
        title: 'Migración de historian',
        text: 'Tags, valores, anotaciones y pantallas de 11 sistemas anteriores. Se cierra con un informe de comparación de cada tag, firmado por ambas partes.',
        icon: 'recent',
      },
      {
        title: 'Ayuda en la actualización',
        text: 'Ensayo en su servidor de pruebas, actualización en la ventana acordada y dos días de seguimiento. Precio fijo por servidor.',
        icon: 'refresh',
      },
      {
        title: 'Integración',
        text: 'Interfaces con ERP, mantenimiento y laboratorio mediante REST documentado, entregadas con código fuente y pruebas.',
        icon: 'grid',
      },
      {
        title: 'Revisión de seguridad',
        text: 'Configuración, cuentas, certificados y rutas de red comprobados según IEC 62443-3-3. Hallazgos ordenados por esfuerzo y riesgo.',
        icon: 'lock',
      },
      {
        title: 'Operación remota',
        text: 'Vigilamos espacio en disco, colectores, licencias y copias de seguridad, y corregimos lo que encontramos. Informe mensual, acceso solo por su servidor de salto.',
        icon: 'eye',
      },
      {
        title: 'Formación',
        text: 'Cursos para administradores, analistas y desarrolladores en seis idiomas, en línea o en Edimburgo, Mineápolis y Brisbane. Ejercicios con su propia versión.',
        icon: 'book',
      },
    ],
    sections: [
      {
        heading: 'Niveles de soporte',
        paragraphs: [
          'El soporte estándar responde en días laborables y forma parte de todo contrato de mantenimiento. El soporte crítico añade la gravedad 1 a cualquier hora, con una primera respuesta de un ingeniero en 30 minutos.',
          'Los casos se abren en el portal. Los registros y trazas que adjunte se borran 90 días después de cerrar el caso.',
        ],
      },
      {
        heading: 'Las versiones y su vida útil',
        paragraphs: [
          'Cada producto tiene una versión principal al año y una de servicio cada trimestre. Una versión principal recibe soporte durante cinco años: tres con todas las correcciones y dos solo con las de seguridad.',
          'Las notas de versión enumeran cada error corregido por su número, las limitaciones conocidas y las bases de datos, sistemas operativos y navegadores probados.',
        ],
      },
    ],
  },
  about: {
    title: 'Sobre Halden Performance Software',
    description:
      'Quién desarrolla HX-Historian, HX-Insight y HX-Asset, cómo se prueban las versiones, cómo se tratan las vulnerabilidades y dónde trabajamos.',
    lead: 'Escribimos software para quienes hacen funcionar las plantas: operadores, ingenieros de fiabilidad y de energía, y los departamentos de informática que lo mantienen todo en marcha.',
    figures: [
      { value: '1993', label: 'primer historian instalado, legible todavía hoy' },
      { value: '2650', label: 'centros con contrato de mantenimiento vigente' },
      { value: '290', label: 'personas en desarrollo, pruebas y soporte' },
    ],
    quote: {
      text: 'Un archivo de 1996 se abre en la versión actual. Lo probamos con cada compilación, porque de ello depende el permiso de explotación de algunos clientes.',
      author: 'Ewan Macrae',
      role: 'Director de desarrollo, Edimburgo',
    },
    sections: [
      {
        heading: 'Cómo se hace una versión',
        paragraphs: [
          'El desarrollo está en Edimburgo, con un segundo equipo en Mineápolis. Antes de ofrecerse, cada versión funciona seis semanas con datos grabados de 24 plantas de clientes que han dado su acuerdo.',
          'El proceso de desarrollo está certificado según IEC 62443-4-1 e ISO 9001. Cada versión incluye una lista de materiales de software en formato CycloneDX.',
        ],
      },
      {
        heading: 'Cómo tratamos las vulnerabilidades',
        paragraphs: [
          'Confirmamos los avisos recibidos en dos días laborables. Los boletines indican las versiones afectadas, la puntuación CVSS, la corrección y una solución provisional para quien no pueda actualizar de inmediato.',
          'Los clientes con mantenimiento reciben el aviso por correo todos a la vez, antes de que se haga público.',
        ],
      },
      {
        heading: 'Sus datos',
        paragraphs: [
          'El formato del archivo está documentado en el manual del producto. Puede leer y exportar sus datos incluso sin una licencia válida.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'hx-historian-7-4',
      date: '2026-11-10',
      title: 'HX-Historian 7.4 ya está disponible',
      summary: 'Dos millones de tags por servidor, archivos un tercio más pequeños y actualización directa desde la 5.2.',
      paragraphs: [
        'La versión 7.4 eleva el límite probado de 1,2 a 2 millones de tags por servidor. La nueva compresión reduce el espacio en disco un 34 % de media en nuestros 24 conjuntos de datos de referencia; los archivos existentes se convierten en segundo plano o se quedan como están.',
        'El colector OPC UA renueva ahora los certificados sin reiniciarse. Las consultas de más de un año usan valores horarios precalculados y responden hasta ocho veces más rápido.',
        'Windows Server 2016 deja de ser compatible. Las notas de versión enumeran 61 errores corregidos y cuatro limitaciones conocidas; el instalador y su suma de comprobación están en la zona de descargas.',
        'La versión 7.4 tiene soporte hasta noviembre de 2031. La versión 6.2 recibe correcciones de seguridad hasta marzo de 2028.',
      ],
    },
    {
      slug: 'advisory-hx-sa-2026-07',
      date: '2026-11-03',
      title: 'Aviso HX-SA-2026-07: actualice HX-Edge 2.4, 2.5 y 2.6',
      summary:
        'Una respuesta Modbus manipulada puede detener el colector. La versión 2.6.3 lo corrige; los datos guardados no se ven afectados.',
      paragraphs: [
        'Un dispositivo de la red local que responda con una trama Modbus TCP mal formada puede detener el colector de HX-Edge 2.4, 2.5 y 2.6 hasta que se reinicie. La puntuación CVSS 3.1 es 6,5. No conocemos ningún caso en que se haya aprovechado.',
        'Instale la versión 2.6.3. La actualización tarda unos tres minutos y conserva los datos almacenados. Si todavía no puede actualizar, limite el puerto 502 a dispositivos conocidos y active el reinicio automático del colector.',
        'El error lo comunicó el equipo de pruebas de un cliente, al que damos las gracias.',
      ],
    },
    {
      slug: 'licence-pools-2027',
      date: '2026-10-15',
      title: 'Usuarios nominales compartidos entre plantas desde enero de 2027',
      summary: 'Un grupo por empresa en lugar de uno por servidor. Las licencias actuales cambian sin clave nueva.',
      paragraphs: [
        'Hasta ahora, un usuario nominal de HX-Insight o HX-Asset pertenecía a un servidor. Desde el 1 de enero de 2027, los usuarios forman parte de un grupo de la empresa y pueden trabajar en todos sus servidores.',
        'Hace falta HX-Licence 4.1, que es gratuito. Se ejecuta en la planta y comunica solo cantidades, nunca nombres.',
        'El precio por usuario no cambia. Los usuarios duplicados pueden canjearse por tags o por meses de mantenimiento hasta el 30 de junio de 2027.',
      ],
    },
  ],
  contact: {
    title: 'Contacto y soporte',
    description:
      'Teléfonos y horarios de los centros de soporte HX en Edimburgo, Mineápolis y Brisbane, y quién atiende licencias y seguridad.',
    lead: 'Salvo en una parada, lo más rápido es un caso en el portal: producto, versión y licencia ya aparecen rellenados.',
    desks: [
      {
        name: 'Europa, Oriente Medio y África, Edimburgo',
        phone: '+44 131 496 0174',
        hours: 'De lunes a viernes, de 8:00 a 18:00, hora británica',
      },
      {
        name: 'América, Mineápolis',
        phone: '+34 910 000 171',
        hours: 'De lunes a viernes, de 7:00 a 19:00, hora central de EE. UU.',
      },
      { name: 'Asia-Pacífico, Brisbane', phone: '+61 7 7010 0173', hours: 'De lunes a viernes, de 8:00 a 18:00, UTC+10' },
    ],
    sections: [
      {
        heading: 'Qué necesita saber soporte',
        paragraphs: [
          'El producto y la versión completa, por ejemplo HX-Historian 7.4.1, la hora del primer síntoma con su zona horaria y el fichero de soporte que el producto genera a petición. Contiene registros y ajustes, ningún valor de proceso.',
        ],
      },
      {
        heading: 'Licencias y ofertas',
        paragraphs: [
          'De las claves perdidas, los equipos nuevos y los tags adicionales se ocupa el servicio de licencias en los mismos números, normalmente en un día laborable. Indique el número de licencia, que empieza por HXL.',
        ],
      },
      {
        heading: 'Comunicar una vulnerabilidad',
        paragraphs: [
          'Comunique los fallos de seguridad por teléfono o con un caso confidencial, no en un foro público. No necesita contrato de mantenimiento y, si lo desea, le citamos en el aviso.',
        ],
      },
    ],
  },
}
