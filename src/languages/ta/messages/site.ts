export const offline = 'உங்கள் இன்டர்நெட் வேலை செய்யவில்லை.';
export const checkConnection = 'உங்கள் இன்டர்நெட்டைச் சரிபார்த்து, மீண்டும் முயற்சி செய்யுங்கள்.';
