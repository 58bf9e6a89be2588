import { plural } from '#contract/plain/plural.ts';

export const shortPhone = 'يبدو هذا الرقم قصيرًا جدًا. يُرجى التحقق منه لنتمكن من الاتصال بكم.';
export const wordsForPhone = 'يُرجى كتابة رقم الهاتف بالأرقام، مثل \u200e+91 98765 43210.';
export const wrongEmail = 'يُرجى كتابة عنوان بريد إلكتروني مثل name@example.com.';

export const isItRight = (digits: number) =>
  `هذا الرقم مكون من ${plural('ar', digits, {
    one: 'خانة واحدة',
    two: 'خانتين',
    few: `${digits} خانات`,
    other: `${digits} خانة`,
  })}. هل هو صحيح؟ إن كان صحيحًا، فأرسلوه مرة أخرى.`;
