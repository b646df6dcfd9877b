const en = {
  title: 'Care Coach Avatar',
  text: 'The picture and the name beside each answer. The coach itself stays the same: an AI, not a person.',
  notLoaded: 'Your care coach could not be loaded.',
  updated: { title: 'Avatar Updated', description: 'Your Care Coach avatar has been updated!' },
  failed: { title: 'Update Failed', description: 'Failed to update avatar. Please try again.' },
};

const es = {
  title: 'Imagen de su asistente',
  text: 'La imagen y el nombre junto a cada respuesta. El asistente es siempre el mismo: una IA, no una persona.',
  notLoaded: 'No se pudo cargar su asistente de cuidados.',
  updated: { title: 'Imagen actualizada', description: '¡La imagen de su asistente de cuidados ya cambió!' },
  failed: {
    title: 'No se guardó el cambio',
    description: 'No pudimos cambiar la imagen. Vuelva a intentarlo.',
  },
} satisfies typeof en;

export const words = { en, es };
