export const notFound = 'இந்தப் பக்கம் எங்களுக்குக் கிடைக்கவில்லை.';
export const notFoundTitle = 'பக்கம் கிடைக்கவில்லை';
export const mayHaveMoved = 'இது வேறு இடத்துக்கு மாறியிருக்கலாம், அல்லது நீக்கப்பட்டிருக்கலாம்.';
export const goHome = 'முகப்புப் பக்கத்துக்குச் செல்லுங்கள்';
export const failed = 'இந்தப் பக்கம் திறக்கவில்லை.';
export const failedTitle = 'ஏதோ தவறாகிவிட்டது';
export const ourFault = 'தவறு எங்கள் பக்கம், உங்கள் பக்கம் இல்லை. தயவுசெய்து சிறிது நேரம் கழித்து மீண்டும் முயற்சி செய்யுங்கள்.';
export const errorBefore = 'பிழை: ';
