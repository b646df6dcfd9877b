const en = {
  save: 'Save',
  onlySaved: 'Saved',
  nothingSaved: 'You have not saved a guide yet. Open one and choose “Save”.',
  failed: { title: 'Update Failed', description: 'This could not be saved. Please try again.' },
};

const es = {
  save: 'Guardar',
  onlySaved: 'Guardadas',
  nothingSaved: 'Todavía no ha guardado ninguna guía. Abra una y elija «Guardar».',
  failed: {
    title: 'No se guardó el cambio',
    description: 'No pudimos guardar este cambio. Vuelva a intentarlo.',
  },
} satisfies typeof en;

export const words = { en, es };
