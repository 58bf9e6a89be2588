export const drawing = 'इलाज के कमरे का चित्र, जिसमें एक बेड, एक खिड़की और कसरत की एक गेंद है';
export const experience = (years: number) => `${years} साल का अनुभव`;
export const readMore = 'और पढ़ें';
export const aboutWhom = (name: string) => ` ${name} के बारे में`;
export const portraitOf = (name: string) => `${name} की फ़ोटो`;
