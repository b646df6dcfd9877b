const en = {
  picture: (name: string) => `${name}, care coach`,
};

const es = {
  picture: (name) => `${name}, asistente de cuidados`,
} satisfies typeof en;

export const words = { en, es };
